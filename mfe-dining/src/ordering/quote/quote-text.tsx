import styles from '../parts/order.module.css';

/** Shows a note of the guest in its original wording. */
export function QuoteText({ of }: { of: string }) {
  return (
    <p className={styles.agreed}>
      <q>
        <bdi>{of}</bdi>
      </q>
    </p>
  );
}
