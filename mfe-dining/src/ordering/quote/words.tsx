import styles from '../parts/order.module.css';

/** What the guest has said about an order, in their own words. */
export function Words({ of }: { of: string }) {
  return (
    <p className={styles.agreed}>
      <q>
        <bdi>{of}</bdi>
      </q>
    </p>
  );
}
