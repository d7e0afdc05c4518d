import { addDays } from '@rollcall/shared/domain';
import { CITIES, DESIGNATIONS, FIRST_NAMES, LAST_NAMES, MIDDLE_NAMES } from './names.ts';
import type { DemoPattern } from './patterns.ts';
import type { Random } from './random.ts';

/** An employee of the demo company: the stored columns, and how they work. */
export type DemoEmployee = ReturnType<typeof createPerson>;

/**
 * Generates employees with different names: the step through each list of names shares no factor with its length.
 */
export function createDemoEmployees(
  ids: readonly number[],
  date: string,
  random: Random,
): DemoEmployee[] {
  return ids.map((id, index) => createPerson(id, index, date, random));
}

function createPerson(id: number, index: number, date: string, random: Random) {
  const firstName = FIRST_NAMES[(index * 37) % FIRST_NAMES.length] as string;
  const lastName = LAST_NAMES[(index * 53) % LAST_NAMES.length] as string;
  const department = random.pick(Object.keys(DESIGNATIONS) as (keyof typeof DESIGNATIONS)[]);
  const [city, state, pincode] = random.pick(CITIES);
  const employment = employmentOf(index);
  const employmentType = random.pick([...EMPLOYMENT_TYPES]);
  const pattern = patternOf(department, employmentType, index);
  const joiningDate = addDays(date, employment.isNew ? -random.int(0, 6) : -random.int(40, 2600));
  const exitDate = employment.hasLeft ? addDays(date, -random.int(3, 60)) : null;
  return {
    id,
    employeeCode: `EMP-${id}`,
    firstName,
    middleName: index % 4 === 1 ? random.pick(MIDDLE_NAMES) : null,
    lastName,
    email: `${toEmailPart(firstName)}.${toEmailPart(lastName)}${index > 87 ? id : ''}@rollcall.example`,
    phone: `+1312555${String(100 + index).padStart(4, '0')}`,
    dob: addDays('1964-01-01', random.int(0, 14_600)),
    gender: random.pick(['Male', 'Female', 'Female', 'Male', 'Other']),
    bloodGroup: random.pick(['A+', 'A-', 'B+', 'O+', 'O+', 'AB+', 'O-']),
    role: [5, 41, 83, 118].includes(index) ? 'ADMIN' : 'EMPLOYEE',
    isActive: employment.isActive,
    vacationDays: random.int(5, 25),
    department,
    designation: random.pick<string>(DESIGNATIONS[department]),
    joiningDate,
    workLocation: random.pick(['Head office', 'Head office', 'Warehouse North', 'Remote']),
    ...SHIFT_TIMES[pattern],
    exitDate: exitDate !== null && exitDate > joiningDate ? exitDate : null,
    exitReason: employment.hasLeft ? random.pick(['Relocation', 'New position', 'Personal']) : null,
    employmentType,
    status: employment.status,
    verificationStatus: employment.isNew ? 'PENDING' : verificationOf(index),
    currentAddressLine: `${random.int(10, 9900)} ${random.pick(['Lake', 'Oak', 'Division', 'Clark'])} St`,
    currentAddressCity: city,
    currentAddressState: state,
    currentAddressPincode: pincode,
    pattern,
    worksWeekends: department === 'Operations' && index % 6 === 2,
    worksOnHolidays: index % 10 === 0,
    /** People who were never activated have not punched in. */
    punches: employment.isActive !== null,
  };
}

/** Full-time work is frequent. */
const EMPLOYMENT_TYPES = [
  'Full_time',
  'Full_time',
  'Full_time',
  'Part_time',
  'Contract',
  'Intern',
] as const;

/** The shift times of the record; those of other patterns are in the schedule that is assigned to them. */
const SHIFT_TIMES: Readonly<
  Record<DemoPattern, { shiftStartTime: string | null; shiftEndTime: string | null }>
> = {
  office: { shiftStartTime: '09:00', shiftEndTime: '17:30' },
  night: { shiftStartTime: '22:00', shiftEndTime: '06:00' },
  'part-time': { shiftStartTime: '09:00', shiftEndTime: '13:00' },
  rotating: { shiftStartTime: null, shiftEndTime: null },
  flexible: { shiftStartTime: null, shiftEndTime: null },
};

function patternOf(department: string, employmentType: string, index: number): DemoPattern {
  if (department === 'Operations' && index % 3 === 0) return 'night';
  if (department === 'Operations' && index % 3 === 1) return 'rotating';
  if (employmentType === 'Part_time') return 'part-time';
  return department === 'IT' && index % 2 === 0 ? 'flexible' : 'office';
}

/** Most are active; a tenth has left or is inactive, and some have registered and await activation. */
function employmentOf(index: number) {
  const isNew = index % 15 === 7;
  const hasLeft = index % 20 === 13;
  const isAbsent = index % 20 === 18 && !isNew;
  const isOnProbation = index % 11 === 4;
  if (isNew) return { isActive: null, status: 'ACTIVE', isNew, hasLeft: false };
  if (hasLeft) {
    return {
      isActive: false,
      status: index % 40 === 13 ? 'RESIGNED' : 'TERMINATED',
      isNew,
      hasLeft,
    };
  }
  if (isAbsent) return { isActive: false, status: 'INACTIVE', isNew, hasLeft };
  return { isActive: true, status: isOnProbation ? 'PROBATION' : 'ACTIVE', isNew, hasLeft };
}

function verificationOf(index: number): string {
  if (index % 10 < 7) return 'VERIFIED';
  return ['PENDING', 'REJECTED', 'EXPIRED', 'REUPLOAD_REQUIRED'][index % 4] as string;
}

/** A name as part of an email address. */
function toEmailPart(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[łŁ]/g, 'l')
    .replace(/[øØ]/g, 'o')
    .replace(/ı/g, 'i')
    .replace(/[^A-Za-z-]/g, '')
    .toLowerCase();
}
