export async function list(..._: unknown[]): Promise<void> {}
