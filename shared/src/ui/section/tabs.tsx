import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

/** Several views of one thing, one of which is shown. Use links for views with their own address. */
export function Tabs(props: {
  name: string;
  tabs: readonly { id: string; name: string; count?: number; panel: ReactNode }[];
}) {
  const { name, tabs } = props;
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const current = tabs.find((tab) => tab.id === chosen) ?? tabs[0];

  function move(event: KeyboardEvent) {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const at = tabs.findIndex((tab) => tab.id === current?.id);
    const to = tabs[tabIndexForKey(event.key, { at, count: tabs.length, isRightToLeft })];
    if (!to) return;
    event.preventDefault();
    setChosen(to.id);
    const buttons = list.current?.querySelectorAll('button');
    buttons?.[tabs.indexOf(to)]?.focus();
  }
  return (
    <div>
      <div ref={list} role="tablist" aria-label={name} className={styles.tabs} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab === current ? 0 : -1}
            className={styles.tab}
            onClick={() => setChosen(tab.id)}
          >
            {tab.name}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current?.id}`}
        tabIndex={0}
        className={styles.panel}
      >
        {current?.panel}
      </div>
    </div>
  );
}

/** Returns the index of the tab that a key selects; the order is cyclic. */
function tabIndexForKey(key: string, row: { at: number; count: number; isRightToLeft: boolean }): number {
  const { at, count, isRightToLeft } = row;
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (at + 1) % count;
  if (key === backward) return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : -1;
}
