import { Check, ChevronDown, ChevronRight } from 'lucide-react';
import type { CSSProperties } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { TreeRow } from './tree-rows.ts';

type StructureRowProps = {
  id: string;
  row: TreeRow;
  style: CSSProperties;
  isActive: boolean;
  isChosen: boolean;
  onPress: () => void;
  onToggle: () => void;
};

/** Deep things are not pushed out of a phone: from here on the indentation stays. */
const deepestIndent = 8;

/** The keys belong to the tree around it; a finger presses the row, or the arrow in front of it. */
export function StructureRow({ id, row, style, isActive, isChosen, onPress, onToggle }: StructureRowProps) {
  const { node, level, position, siblings, isOpen } = row;
  const size = node.absoluteBoundingBox;
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the tree has the keys and the focus.
    <div
      id={id}
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-selected={isChosen}
      {...(isOpen !== null && { 'aria-expanded': isOpen })}
      className={classNames(
        'absolute inset-x-0 flex cursor-pointer items-center gap-1 rounded-sm pr-3 text-sm hover:bg-hover',
        isChosen && 'bg-lamp-200 text-ink-900 hover:bg-lamp-300',
        isActive && '-outline-offset-3 outline-(--ring-light) group-focus-visible/tree:outline-3',
      )}
      style={{ ...style, paddingLeft: `${(Math.min(level, deepestIndent) - 1) * 1.125}rem` }}
      onClick={onPress}
    >
      {isOpen === null ? (
        <span className="w-11 shrink-0" />
      ) : (
        <span
          aria-hidden="true"
          data-arrow=""
          className="grid size-11 shrink-0 place-items-center"
          onClick={(event) => {
            event.stopPropagation();
            onToggle();
          }}
        >
          <Arrow size={18} />
        </span>
      )}
      <span
        aria-hidden="true"
        className="grid size-5 shrink-0 place-items-center rounded-[6px] ring-[1.5px] ring-edge ring-inset"
      >
        {isChosen && <Check size={14} strokeWidth={3} />}
      </span>
      <span className="ml-1.5 min-w-0 grow truncate font-bold">{node.name}</span>
      <span className={classNames('shrink-0 text-xs', isChosen ? 'text-ink-700' : 'text-on-quiet')}>
        {typeWords(node.type)}
        {size && (
          <span className="max-sm:hidden">
            {' '}
            · {Math.round(size.width)} × {Math.round(size.height)}
          </span>
        )}
      </span>
    </div>
  );
}

/** A node's type for people: COMPONENT_SET becomes “Component set”. */
function typeWords(type: string): string {
  if (type === 'CANVAS') return 'Page';
  const words = type.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
