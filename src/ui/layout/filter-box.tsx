interface FilterBoxProps {
  label: string;
  value: string;
  onFilter: (text: string) => void;
}

/** Filters what is on show already; it asks nothing of the server. */
export const FilterBox = ({ label, value, onFilter }: FilterBoxProps) => (
  <input
    type="search"
    className="form-control mb-2"
    data-cy="filter"
    aria-label={label}
    placeholder={label}
    value={value}
    onChange={event => onFilter(event.target.value)}
  />
);
