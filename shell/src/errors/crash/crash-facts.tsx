import type { Owner } from '@guest/shared/routes/routes';
import { isTestPage, pageReleases } from '../../diagnostics/page-releases';
import styles from './crash-facts.module.css';
import { CopyVersions } from './copy-versions';

/**
 * Shows the details of a crash to people who test versions. Guests do not see them because they would only be
 * alarmed.
 */
export function CrashFacts({ name, error }: { name: Owner; error: unknown }) {
  if (!isTestPage()) return null;
  const part = pageReleases().find((it) => it.name === name);
  return (
    <div className={styles.facts}>
      <p>
        <bdi>{name}</bdi> <code dir="ltr">{part?.version}</code> · <code dir="ltr">{part?.source}</code>
      </p>
      <p>
        <code dir="ltr">{String(error)}</code>
      </p>
      <CopyVersions />
    </div>
  );
}
