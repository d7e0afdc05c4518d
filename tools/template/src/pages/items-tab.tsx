import type { EmployeeTabProps } from '@rollcall/shared/module';
import { useQuery } from '@tanstack/react-query';
import { itemsQuery } from '../items/calls.ts';
import { Loaded } from '../items/loaded.tsx';
import { TEXTS } from '../items/texts.ts';

/** The tab of Edit Employee. */
export function ItemsTab({ employeeId }: EmployeeTabProps) {
  return (
    <Loaded query={useQuery(itemsQuery({ page: 0, employeeId }))}>
      {({ rows }) =>
        rows.length === 0 ? (
          <p>{TEXTS.none}</p>
        ) : (
          <ul>
            {rows.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
