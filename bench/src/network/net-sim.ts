import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { createShapedPath } from './shaped-path';

/** The network between a guest and the hotel's server. */
export interface Link {
  rttMs: number;
  downKbps: number;
  upKbps: number;
}

/** The slow phone network of Lighthouse: 150 ms and 1.6 Mbit/s. */
export const SLOW_PHONE: Link = { rttMs: 150, downKbps: 1_638, upKbps: 750 };

/**
 * Simulates a network below TLS and HTTP, for machines without traffic shaping. All connections share one
 * link; each begins with a handshake and a slow start. The returned function takes the near end of a
 * browser's connection and returns its far end.
 */
export function createNetSim(link: Link): (near: Socket) => Duplex {
  const down = { bytesPerMs: link.downKbps / 8, freeAt: 0 };
  const up = { bytesPerMs: link.upKbps / 8, freeAt: 0 };

  return (near) => {
    near.setNoDelay(true);
    const toServer = createShapedPath({
      wire: up,
      rttMs: link.rttMs,
      // The browser's connection opens at once, so its first bytes are delayed by the round trip of the
      // handshake.
      opensAt: performance.now() + link.rttMs,
      deliver: (segment) => far.push(segment),
      end: () => far.push(null),
    });
    const toBrowser = createShapedPath({
      wire: down,
      rttMs: link.rttMs,
      opensAt: 0,
      deliver: (segment) => near.writable && near.write(segment),
      end: () => near.end(),
    });
    const far = new Duplex({
      read: () => {},
      write: (chunk: Buffer, _encoding, done) => toBrowser.send(chunk, done),
      final(done) {
        toBrowser.finish();
        done();
      },
    });

    near.on('data', (chunk) => toServer.send(chunk));
    near.on('end', () => toServer.finish());
    near.on('error', () => far.destroy());
    near.on('close', () => far.destroy());
    far.on('error', () => near.destroy());
    return far;
  };
}
