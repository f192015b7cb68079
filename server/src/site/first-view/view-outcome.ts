import type { RenderOutput } from '@guest/shared/contracts/release/boot.contract';

/**
 * The reason why a first view was not rendered. `late`: its deadline passed. `threw`: the bundle threw. `blocked`:
 * the process did not respond and was terminated. `gone`: the process ended by itself. `quarantined`: it was not
 * tried.
 */
export type ViewFailure = 'late' | 'threw' | 'blocked' | 'gone' | 'quarantined';

export type ViewOutcome = { readonly answer: RenderOutput } | { readonly failure: ViewFailure };
