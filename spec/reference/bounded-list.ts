/** The first of many, and how many more there were. */
export class BoundedList<Item> {
  readonly items: Item[] = []
  more = 0

  constructor(readonly limit: number) {}

  add(item: Item): void {
    if (this.items.length < this.limit) this.items.push(item)
    else this.more++
  }
}
