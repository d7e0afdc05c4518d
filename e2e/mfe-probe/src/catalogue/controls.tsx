import {
  ChoiceSelect,
  DateField,
  DateRange,
  DayHeadings,
  DepartmentSelect,
  DraftOffer,
  FilterBar,
  OwnNote,
  PhotoField,
  PunchTime,
  TextLink,
  ZoneNote,
} from '@rollcall/shared/ui';
import { nothing, Part } from './part.tsx';

const STATES = { '': 'All statuses', active: 'Active' };
const DATES = ['2026-11-28', '2026-11-29', '2026-11-30'];
const DRAFT = { values: {}, forget: nothing };

/** What is neither a text nor a field of a form. */
export const Controls = () => (
  <>
    <Part title="Filter bar">
      <FilterBar values={{ search: 'jana', from: DATES[0] }} onChange={nothing}>
        <ChoiceSelect label="Status" value="active" choices={STATES} onChange={nothing} />
        <DepartmentSelect departments={['Operations']} value={undefined} onChange={nothing} />
        <DateRange from={DATES[0]} to={undefined} onChange={nothing} />
      </FilterBar>
      <DateField label="Week" value={DATES[0]} onChange={nothing} isRequired />
      <DateField label="Locked" value={undefined} onChange={nothing} disabled />
    </Part>
    <Part title="Unsaved input">
      <DraftOffer draft={DRAFT} onRestore={nothing} note="The password is not kept." />
    </Part>
    <Part title="Photo">
      <PhotoField
        url={null}
        isLimited
        send={() => Promise.resolve()}
        messageOf={() => 'It failed.'}
      />
    </Part>
    <Part title="Times">
      <Days />
      <span>
        <PunchTime text="2026-11-29T01:15:00" workDate="2026-11-28" />
        <ZoneNote zone="America/Chicago" companyZone="UTC" />
      </span>
    </Part>
    <Part title="Remarks">
      <p>
        A sentence with <TextLink to="/login">a link</TextLink> in it.
      </p>
      <OwnNote text="Another administrator decides this." />
    </Part>
  </>
);

const Days = () => (
  <table>
    <thead>
      <tr>
        <DayHeadings dates={DATES} today="2026-11-29" dayClass={nothing} />
      </tr>
    </thead>
  </table>
);
