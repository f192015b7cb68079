/** Metrics of the sockets for operators. */
export interface RealtimeMetrics {
  /** The state of the link to other processes; `none` if this is the only one. */
  redis: 'none' | 'ok' | 'away';
  /** The sockets of this process. */
  sockets: number;
  /** Rejected connections since the start, by reason. */
  turnedAway: Record<string, number>;
  /** Rejected requests since the start, by code, and the number of requests dropped unread. */
  refused: Record<string, number>;
  dropped: number;
  /** The number of stored events that are not published yet. */
  untold: number;
  /** Measures how late timers fire, in milliseconds. */
  lagMs: number;
}
