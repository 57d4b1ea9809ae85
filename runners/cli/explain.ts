export async function explain(..._: unknown[]): Promise<void> {}
