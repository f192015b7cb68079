import type { Fragment } from '@guest/shared/routes/fragments';
import { CardStrip } from '@guest/shared/ui/card/card-strip';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import styles from './fragment-place.module.css';

/** As many as a glance takes in. */
const SHOWN = 4;

/** A part of the home on its way, of about what it will be. */
export function Waiting({ shape }: Pick<Fragment, 'shape'>) {
  if (shape === 'quiet') return null;
  return (
    <>
      <div className={styles.heading}>
        <Skeleton shape="title" />
      </div>
      {shape === 'rows' ? (
        <Skeleton shape="row" count={SHOWN} />
      ) : (
        <CardStrip>
          {Array.from({ length: SHOWN }, (_, i) => (
            <li key={i}>
              <Skeleton shape="card" />
            </li>
          ))}
        </CardStrip>
      )}
    </>
  );
}
