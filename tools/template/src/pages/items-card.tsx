import { useQuery } from '@tanstack/react-query';
import { itemsQuery } from '../items/calls.ts';
import { Loaded } from '../items/loaded.tsx';
import { TEXTS } from '../items/texts.ts';

/** The card on the dashboard. */
export function ItemsCard() {
  return (
    <Loaded query={useQuery(itemsQuery({ page: 0 }))}>
      {({ total }) => <p style={SECONDARY}>{TEXTS.count(total)}</p>}
    </Loaded>
  );
}

/** The theme's colour, light and dark. */
const SECONDARY = { color: 'var(--rc-text-secondary)' } as const;
