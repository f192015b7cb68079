import { encode } from 'uqr';
import styles from './qr-code.module.css';

/** The empty modules around the code that scanners need. */
const QUIET_ZONE = 2;

/** A QR code as one path: dark on white in every theme, because scanners expect it so. */
export function QrCode({ content, name }: { content: string; name: string }) {
  const { data, size } = encode(content, { ecc: 'M', border: QUIET_ZONE });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg role="img" aria-label={name} viewBox={`0 0 ${size} ${size}`} className={styles.qr}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
