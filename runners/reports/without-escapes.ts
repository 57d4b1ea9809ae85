/** What a process wrote, without the sequences that would move our cursor or colour our report. */
export function withoutEscapes(text: string): string {
  return text
    .replaceAll(/\u001b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\u0007]*\u0007|[@-Z\\-_])/g, '')
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '')
}
