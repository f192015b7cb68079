import type { ViewAnswer } from '@guest/shared/contracts/release/boot.contract';

/**
 * Why a first view was not composed: `late` its deadline passed; `threw` the bundle said so; `blocked` the thread
 * answered nothing at all and was ended; `gone` the thread ended by itself; `quarantined` it was not even asked.
 */
export type ViewFailure = 'late' | 'threw' | 'blocked' | 'gone' | 'quarantined';

export type ViewOutcome = { readonly answer: ViewAnswer } | { readonly failure: ViewFailure };
