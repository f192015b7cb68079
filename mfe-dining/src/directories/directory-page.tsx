import { directoryContract, type Directory } from '@guest/shared/contracts/directory/directory.contract';
import { usePageName } from '@guest/shared/page/page-name';
import { usePathParam } from '@guest/shared/page/path-param';
import { useProperty } from '@guest/shared/property/use-property';
import { useRead } from '@guest/shared/reads/use-read';
import { ButtonLink } from '@guest/shared/ui/button/button-link';
import { DetailHead } from '@guest/shared/ui/page/detail-head';
import { Section } from '@guest/shared/ui/section/section';
import { SectionTabs } from '@guest/shared/ui/section/section-tabs';
import { HotelTimeNote } from '@guest/shared/ui/base/hotel-time-note';
import { useText } from '../texts';
import styles from './directory-page.module.css';
import { DirectoryTiles } from './directory-tiles';
import { EntryCard, entryId } from '../directory-entry/entry-card';
import { EmptyDirectory } from './empty-directory';

/** A page with at least this many entries has a navigation bar. */
const MIN_ENTRIES_FOR_TABS = 4;

export function DirectoryPage() {
  const text = useText();
  const property = usePathParam('property');
  const slug = usePathParam('directory');
  const directory = useRead(directoryContract.getDirectory, { params: { property, directory: slug } });
  const { entries, image, children = [] } = directory;
  usePageName(directory.name);

  return (
    <>
      <DetailHead
        images={image ? [image] : []}
        photosName={text('Photos of {name}', { name: directory.name })}
        heading={directory.name}
        line={directory.description}
        facts={<DirectoryLinks directory={directory} />}
      />
      {entries.length >= MIN_ENTRIES_FOR_TABS && (
        <SectionTabs
          name={text('On this page')}
          sections={entries.map((entry) => ({ id: entryId(entry), name: entry.title }))}
        />
      )}
      {entries.length + children.length === 0 && <EmptyDirectory />}
      <div className={styles.entries}>
        {entries.map((entry) => (
          <EntryCard key={entry.uuid} entry={entry} />
        ))}
      </div>
      {children.length > 0 && (
        <Section heading={text('Related information')}>
          <DirectoryTiles directories={children} priorityCount={0} isChild />
        </Section>
      )}
      {entries.some(({ openingHours }) => openingHours) && <HotelTimeNote />}
    </>
  );
}

function DirectoryLinks({ directory: { kind, parent } }: { directory: Directory }) {
  const text = useText();
  const { features } = useProperty();
  const property = usePathParam('property');
  return (
    <>
      {parent && (
        <ButtonLink
          look="quiet"
          to="property-directories-directory"
          params={{ property, directory: parent.slug }}
        >
          {text('Part of {name}', { name: parent.name })}
        </ButtonLink>
      )}
      {kind === 'activities' && features.activities && (
        <ButtonLink to="property-activities-index" params={{ property }}>
          {text('View activities')}
        </ButtonLink>
      )}
    </>
  );
}
