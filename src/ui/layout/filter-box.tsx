interface FilterBoxProps {
  label: string;
  value: string;
  onFilter: (text: string) => void;
}

/** Filters what is already shown. It sends no request. */
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
