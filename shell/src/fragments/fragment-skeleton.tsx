import type { Fragment } from '@guest/shared/routes/fragments';
import { CardStrip } from '@guest/shared/ui/card/card-strip';
import { Skeleton } from '@guest/shared/ui/base/skeleton';
import styles from './fragment-container.module.css';

/** Enough placeholders to fill the visible area. */
const PLACEHOLDER_COUNT = 4;

/** The skeleton of a fragment, in about its final size. */
export function FragmentSkeleton({ shape }: Pick<Fragment, 'shape'>) {
  if (shape !== 'rows' && shape !== 'cards') return null;
  return (
    <>
      <div className={styles.heading}>
        <Skeleton shape="title" />
      </div>
      {shape === 'rows' ? (
        <Skeleton shape="row" count={PLACEHOLDER_COUNT} />
      ) : (
        <CardStrip>
          {Array.from({ length: PLACEHOLDER_COUNT }, (_, i) => (
            <li key={i}>
              <Skeleton shape="card" />
            </li>
          ))}
        </CardStrip>
      )}
    </>
  );
}
