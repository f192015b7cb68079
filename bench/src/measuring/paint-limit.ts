import type { Link } from '../network/net-sim';

/** Before the first byte: the connection, TLS 1.3, and the question with its answer. */
const ROUND_TRIPS = 3;

/** Milliseconds before which no document of so many bytes can be painted. */
export const paintLimit = ({ rttMs, downKbps }: Link, bytes: number): number =>
  ROUND_TRIPS * rttMs + bytes / (downKbps / 8);
