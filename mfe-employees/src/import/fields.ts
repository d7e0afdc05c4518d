import { EMPLOYEE_RULES, IMPORT_FIELDS, type ImportField } from '@rollcall/shared/contract';

/** What a column of a file can be; a full name is divided into first and last name. */
export type ColumnField = ImportField | 'fullName';

export const COLUMN_FIELDS: readonly ColumnField[] = [
  'employeeCode',
  'fullName',
  ...IMPORT_FIELDS.filter((field) => field !== 'employeeCode'),
];

const OWN_LABELS: Readonly<Partial<Record<ColumnField, string>>> = {
  employeeCode: 'Employee code',
  fullName: 'Full name',
  currentAddressLine: 'Address',
  status: 'Employment status',
};

/** The name of a field, as the register form has it. */
export const labelOf = (field: ColumnField): string =>
  OWN_LABELS[field] ?? EMPLOYEE_RULES[field as keyof typeof EMPLOYEE_RULES].label;

/** Further names of fields in the exports of other systems, in letters and digits only. */
const SYNONYMS: Readonly<Partial<Record<ColumnField, readonly string[]>>> = {
  employeeCode: [
    'employeeid',
    'employeenumber',
    'employeeno',
    'empid',
    'empcode',
    'staffid',
    'personnelnumber',
    'badgeid',
    'id',
    'code',
  ],
  fullName: ['name', 'employeename', 'employee', 'displayname'],
  firstName: ['givenname', 'forename', 'first', 'empfirstname'],
  middleName: ['middle', 'middleinitial', 'empmiddlename'],
  lastName: ['surname', 'familyname', 'last', 'emplastname'],
  email: [
    'emailaddress',
    'mail',
    'workemail',
    'companyemail',
    'businessemail',
    'emailid',
    'userid',
  ],
  phone: [
    'phonenumber',
    'mobile',
    'mobilephone',
    'mobilenumber',
    'cellnumber',
    'cellphone',
    'workphone',
    'telephone',
    'contactnumber',
    'workmobile',
  ],
  dob: ['birthdate', 'birthday', 'dateofbirthddmmyyyy', 'empbirthday'],
  gender: ['sex'],
  bloodGroup: ['bloodtype'],
  department: ['dept', 'departmentname', 'subunit', 'team', 'division'],
  designation: ['jobtitle', 'title', 'position', 'jobposition', 'role'],
  employmentType: ['contracttype', 'employeetype', 'workertype'],
  joiningDate: [
    'joindate',
    'joined',
    'joiningdate',
    'dateofjoining',
    'joineddate',
    'hiredate',
    'startdate',
    'datejoined',
    'hiredon',
    'dateofhire',
  ],
  workLocation: ['location', 'office', 'site', 'branch', 'worksite'],
  status: ['employmentstatus', 'status'],
  exitDate: [
    'relievingdate',
    'enddate',
    'terminationdate',
    'leavingdate',
    'lastday',
    'dateofleaving',
  ],
  exitReason: ['terminationreason', 'reasonforleaving'],
  currentAddressLine: ['currentaddress', 'street', 'addressline1', 'homeaddress', 'streetaddress'],
  currentAddressCity: ['currentcity', 'town'],
  currentAddressState: ['currentstate', 'province', 'region', 'stateprovince'],
  currentAddressPincode: ['zip', 'zipcode', 'postcode', 'postalcode', 'zippostalcode', 'pin'],
  emergencyContactName: ['emergencycontact', 'emergencyname'],
  emergencyContactRelation: ['relationship', 'emergencyrelation'],
  emergencyContactPhone: ['emergencyphone', 'emergencynumber', 'emergencyphonenumber'],
  emergencyContactEmail: ['emergencyemail'],
  pfNumber: ['pf', 'providentfundnumber', 'providentfundaccount'],
  aadhaar: ['aadhaarnumber', 'aadhar', 'aadharnumber'],
  pan: ['pannumber', 'pancard'],
  bankAccountHolderName: ['accountholdername', 'bankaccountholder'],
  bankAccountNumber: ['bankaccount', 'bankacno', 'bankaccountno', 'iban'],
  bankIfscCode: ['ifsc'],
  bankName: ['bank'],
  bankBranch: ['branchname'],
};

const simple = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const BY_NAME: ReadonlyMap<string, ColumnField> = new Map([
  ...COLUMN_FIELDS.flatMap((field) =>
    (SYNONYMS[field] ?? []).map((name) => [name, field] as const),
  ),
  ...COLUMN_FIELDS.flatMap((field) => [
    [simple(field), field] as const,
    [simple(labelOf(field)), field] as const,
  ]),
]);

/** The field that a header names. */
export const fieldNamed = (header: string): ColumnField | undefined => BY_NAME.get(simple(header));
