import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { classNames } from '../base/class-names';
import styles from './section-tabs.module.css';

/**
 * The sections of a long page as a sticky bar that follows the scroll position. `id` is that of the section.
 */
export function SectionTabs(props: {
  name: string;
  sections: { id: string; name: string }[];
  /** Called before scrolling to a section, to render the content above it. */
  onBeforeScroll?: () => void;
}) {
  const { name, sections, onBeforeScroll } = props;
  const tabs = useRef<HTMLElement>(null);
  const ids = sections.map(({ id }) => id).join(' ');
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => watchSections(ids.split(' '), setCurrent), [ids]);

  const visible = useRef(current);
  useEffect(() => {
    // The first tab is visible already. Measuring here would lay out a long page twice before its first paint.
    if (visible.current === current) return;
    visible.current = current;
    const frame = requestAnimationFrame(() => {
      const bar = tabs.current;
      const tab = bar?.querySelector<HTMLElement>('[aria-current]');
      if (!bar || !tab) return;
      // `scrollIntoView` would also scroll the page.
      bar.scrollTo({ left: tab.offsetLeft - (bar.clientWidth - tab.offsetWidth) / 2 });
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);

  function scrollToSection(event: MouseEvent, id: string) {
    onBeforeScroll?.();
    const section = document.getElementById(id);
    if (!section) return;
    // A history entry for each section would require many steps to go back.
    event.preventDefault();
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
    section.scrollIntoView({ block: 'start' });
    setCurrent(id);
  }

  return (
    <nav ref={tabs} aria-label={name} className={styles.tabs}>
      {sections.map((section) => (
        <a
          key={section.id}
          href={`#${section.id}`}
          aria-current={section.id === current ? 'true' : undefined}
          className={classNames(styles.tab, section.id === current && styles.current)}
          onClick={(event) => scrollToSection(event, section.id)}
        >
          {section.name}
        </a>
      ))}
    </nav>
  );
}

/** Reports which section is below the bar. Returns the function that stops it. */
function watchSections(ids: string[], onCurrent: (id: string) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const entered = entries.find((entry) => entry.isIntersecting);
      if (entered) onCurrent(entered.target.id);
    },
    // A narrow band in the upper part of the screen contains only one section at a time.
    { rootMargin: '-25% 0px -70% 0px' },
  );
  for (const id of ids) {
    const section = document.getElementById(id);
    if (section) observer.observe(section);
  }
  return () => observer.disconnect();
}
