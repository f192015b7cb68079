/** The input of an endpoint, its permitted callers, and the status they get. */
export interface EndpointRow {
  /**
   * `open`: everyone except guests of other hotels; `everyone`: including guests of other hotels; `movers`: every
   * guest of any hotel, but no visitors.
   */
  who: 'open' | 'everyone' | 'guests' | 'movers' | 'foreigners';
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: () => object;
  /** The status for permitted callers; defaults to that of the endpoint, or 200. */
  answer?: number;
}
