import { Icon, type Glyph } from '@guest/shared/ui/base/icon';
import { useId, type ReactNode } from 'react';
import styles from './offer-banner.module.css';

interface OfferBannerProps {
  icon: Glyph;
  heading: string;
  children?: ReactNode;
  /** The buttons; the one that declines comes first. */
  answers: ReactNode;
}

/** An offer above the navigation, which the guest accepts or declines. */
export function OfferBanner({ icon, heading, children, answers }: OfferBannerProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.banner}>
      <Icon of={icon} size={24} className={styles.icon} />
      <div>
        <h2 id={headingId} className={styles.heading}>
          {heading}
        </h2>
        {children}
      </div>
      <div className={styles.answers}>{answers}</div>
    </section>
  );
}
