/** Whether a list is of numbers alone, each of them greater than the one before: then none of them is in it twice. */
export function rises(list: readonly unknown[]): boolean {
  return list.every((item, index) => typeof item === 'number' && !(item <= (list[index - 1] as number)))
}
