/** How far something that is asked for has come. What was there before stays while it is asked for again. */
export type Load = 'none' | 'loading' | 'ready' | 'error';
