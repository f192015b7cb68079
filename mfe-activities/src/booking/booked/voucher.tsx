import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { useLazyText } from '../../lazy-texts/lazy-texts';
import styles from './booked.module.css';

const loadQrCode = () =>
  import(/* webpackChunkName: "qr-code" */ '@guest/shared/ui/base/qr-code').then((it) => it.QrCode);

/** The voucher to show at the start: a QR code for staff to scan and the same as eight characters. */
export function Voucher({ code, signed }: { code: string; signed: string }) {
  const text = useLazyText();
  return (
    <section aria-label={text('Voucher')} className={styles.voucher}>
      <LazyPart
        load={loadQrCode}
        isWanted
        with={{ content: signed, name: text('QR code of your voucher') }}
        waiting={<span className={styles.qr} />}
      />
      <div>
        <p className={styles.muted}>{text('Show this at the start. It also works offline.')}</p>
        <p>
          <bdi className={styles.code}>{code}</bdi>
        </p>
      </div>
    </section>
  );
}
