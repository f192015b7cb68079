import { memo, useLayoutEffect, useRef } from 'react';
import { VList, type VListHandle } from 'virtua';
import type { ListSubject, Line } from './subject';
import { createLineStore } from './line-store';

/** The virtual list with almost nothing in its rows: a lower bound for every other list. */
export function bareList(): ListSubject {
  const { show, append, useLines } = createLineStore();

  function Bare() {
    const lines = useLines();
    const list = useRef<VListHandle>(null);
    useLayoutEffect(() => {
      list.current?.scrollToIndex(lines.length - 1, { align: 'end' });
    }, [lines.length]);
    return (
      <VList ref={list} data={lines} className="bare" style={{ height: '100%' }}>
        {(line) => <Row key={line.seq} line={line} />}
      </VList>
    );
  }
  return { show, append, render: () => <Bare />, box: () => document.querySelector('.bare') };
}

const Row = memo(function Row({ line }: { line: Line }) {
  return (
    <div data-row style={{ padding: '8px 16px', textAlign: line.isOwn ? 'end' : 'start' }}>
      <p>{line.text}</p>
      <time>{line.at.slice(11, 16)}</time>
    </div>
  );
});
