import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { createShapedPath } from './shaped-path';

/** A guest's way to the hotel's server. */
export interface Link {
  rttMs: number;
  downKbps: number;
  upKbps: number;
}

/** A slow phone network, as Lighthouse takes it: 150 ms and 1.6 Mbit/s. */
export const SLOW_PHONE: Link = { rttMs: 150, downKbps: 1_638, upKbps: 750 };

/**
 * A network below TLS and HTTP, for machines that cannot shape their own: every connection goes through one shared
 * link, begins with a handshake and starts slowly. Returns the far end of a connection that a browser has made here.
 */
export function createNetSim(link: Link): (near: Socket) => Duplex {
  const down = { bytesPerMs: link.downKbps / 8, freeAt: 0 };
  const up = { bytesPerMs: link.upKbps / 8, freeAt: 0 };

  return (near) => {
    near.setNoDelay(true);
    const toServer = createShapedPath({
      wire: up,
      rttMs: link.rttMs,
      // The browser is connected at once, so the handshake's round trip is paid by its first bytes.
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
