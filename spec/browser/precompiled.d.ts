/** Written by `build/main.ts` beside the compiled entry; see there. */
import type { KnownFormat } from '../generated/formats.js'
import type { Validators } from '../reference/validators.js'
import type { FormatRecord, RuleRecord } from '../rule-record.js'

/** The tables, as far as the places that a browser judges at need them. No schemas: they are validators already. */
export declare const formats: Readonly<Record<KnownFormat, FormatRecord>>
export declare const rules: Readonly<Record<string, RuleRecord>>
/** By the names of projections. */
export declare const validators: Readonly<Record<string, Validators>>
