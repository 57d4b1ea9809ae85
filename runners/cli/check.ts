export async function check(..._: unknown[]): Promise<void> {}
