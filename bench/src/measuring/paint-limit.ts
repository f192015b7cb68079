import type { Link } from '../network/net-sim';

/** The round trips before the first byte: the TCP connection, TLS 1.3, and the request with its response. */
const ROUND_TRIPS = 3;

/** Returns the milliseconds before which no document of this size can be painted. */
export const paintLimit = ({ rttMs, downKbps }: Link, bytes: number): number =>
  ROUND_TRIPS * rttMs + bytes / (downKbps / 8);
