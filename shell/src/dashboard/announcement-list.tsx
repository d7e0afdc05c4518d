interface Props {
  readonly announcements: readonly { readonly title: string; readonly text: string }[];
}

export const AnnouncementList = ({ announcements }: Props) => (
  <ul className="announcements">
    {announcements.map(({ title, text }, index) => (
      <li key={index}>
        <strong>{title}</strong>
        <span>{text}</span>
      </li>
    ))}
  </ul>
);
