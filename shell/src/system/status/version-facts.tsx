import { useHost } from '@guest/shared';
import { buildContract, type BuildManifest } from '@guest/shared/contracts/release/build.contract';
import { useQuery } from '@guest/shared/queries';
import { readQuery } from '@guest/shared/reads/read-query';
import { Button } from '@guest/shared/ui/button/button';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import { Section } from '@guest/shared/ui/section/section';
import { useState, type ReactNode } from 'react';
import { copyAddress } from '../../diagnostics/copy-address';
import { withMix } from '../../diagnostics/mix-link';
import { pageReleases, publishedVersions } from '../../diagnostics/page-releases';
import { getVersionInfo } from '../../diagnostics/version-info';
import styles from './healthcheck-page.module.css';
import { useSystemText } from '../../system-texts/system-texts';
import { Version } from '../../diagnostics/version';

/**
 * Shows the versions that this page runs and the source of each, next to those that a new page would get
 * (`latest`). Only the browser knows the former.
 */
export function VersionFacts({ latest }: { latest: BuildManifest | undefined }) {
  const text = useSystemText();
  const host = useHost();
  const [isCopied, setIsCopied] = useState(false);
  const { channel, set, source, bucket } = getVersionInfo();
  const isLatest = latest?.buildId === set;
  const meta = useQuery({
    ...readQuery(host, buildContract.buildMeta, { params: { buildId: set } }),
    enabled: !isLatest,
  });
  const build = isLatest ? latest : meta.data;
  const copy = async () => {
    setIsCopied(await copyAddress(withMix(`${location.origin}/`, publishedVersions())));
  };
  return (
    <Section heading={text('This page')}>
      <ListRows>
        <ListRow
          name={<bdi>{channel}</bdi>}
          line={
            <>
              <Version of={set} /> · <code dir="ltr">{source}</code>
            </>
          }
          end={bucket !== null && text('Bucket {bucket} of 100', { bucket: String(bucket) })}
        />
        {pageReleases().map(({ name, version, source }) => (
          <ListRow
            key={name}
            name={name}
            line={
              <>
                <code dir="ltr">{source}</code>
                {commitOf(build, name, version)}
              </>
            }
            end={<Version of={version} />}
          />
        ))}
      </ListRows>
      <div className={styles.again}>
        <Button onClick={() => void copy()} aria-live="polite">
          {isCopied ? text('Copied') : text('Copy a link to these versions')}
        </Button>
      </div>
    </Section>
  );
}

/** The build manifest does not know the commit of a version that replaced another. */
function commitOf(build: BuildManifest | undefined, name: string, version: string): ReactNode {
  const commit = build?.sources?.[name]?.commit;
  const built = name === 'shell' ? build?.shell : build?.remotes[name];
  if (commit === undefined || built !== version) return null;
  return (
    <>
      {' · '}
      <code dir="ltr">{commit.slice(0, 12)}</code>
    </>
  );
}
