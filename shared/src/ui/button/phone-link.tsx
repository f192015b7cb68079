import styles from './phone-link.module.css';

/** A link to call a number, which is shown from left to right in every language. */
export function PhoneLink({ phone, className }: { phone: string; className?: string }) {
  return (
    <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={className ?? styles.link}>
      <bdi dir="ltr">{phone}</bdi>
    </a>
  );
}
