/** The kit could not do its own part of a run: nothing that an implementation is charged with. */
export class KitFault extends Error {}
