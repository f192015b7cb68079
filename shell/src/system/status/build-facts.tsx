import { useHost } from '@guest/shared';
import type { BuildManifest } from '@guest/shared/contracts/release/build.contract';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { Badge } from '@guest/shared/ui/base/badge';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { ListRow, ListRows } from '@guest/shared/ui/card/list-row';
import { Section } from '@guest/shared/ui/section/section';
import { formatUtc } from '../../diagnostics/format-utc';
import { pageBuild } from '../../diagnostics/page-build';
import { useSystemText } from '../../system-texts/system-texts';
import { Version } from '../../diagnostics/version';

/** Shows the release set that the server delivers: its build, and the version and source of each part. */
export function BuildFacts({ build }: { build: BuildManifest }) {
  const text = useSystemText();
  const { lang } = useHost();
  const parts = Object.entries({ shell: build.shell, ...build.remotes });
  return (
    <>
      <Section heading={text('Build')} more={<PageBuildStatus buildId={build.buildId} />}>
        <ListRows>
          <ListRow name={<Version of={build.buildId} />} line={formatUtc(build.builtAt, lang)} />
        </ListRows>
      </Section>
      <Section heading={text('Parts')}>
        <ListRows>
          {parts.map(([name, version]) => {
            const source = build.sources?.[name];
            return (
              <ListRow
                key={name}
                name={name}
                line={
                  source && (
                    <>
                      <Version of={source.base} />
                      <br />
                      <code dir="ltr">{source.commit.slice(0, 12)}</code> · {formatUtc(source.builtAt, lang)}
                    </>
                  )
                }
                end={<Version of={version} />}
              />
            );
          })}
        </ListRows>
      </Section>
    </>
  );
}

/**
 * Shows whether this page belongs to the current build. Only the browser knows, so it renders after
 * hydration.
 */
function PageBuildStatus({ buildId }: { buildId: string }) {
  const text = useSystemText();
  const isLive = useIsPageLive();
  if (!isLive) return null;
  return pageBuild().buildId === buildId ? (
    <Badge tone="positive">{text('This page is up to date')}</Badge>
  ) : (
    <ButtonLink to="sync-app" params={{}} query={{ goBack: '/healthcheck' }}>
      {text('This page is outdated. Update now.')}
    </ButtonLink>
  );
}
