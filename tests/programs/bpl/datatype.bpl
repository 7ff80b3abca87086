// @expect unknown
type {:datatype} List;
function {:constructor} nil(): List;
function {:constructor} cons(head: int, tail: List): List;

procedure main()
{
  assert head#cons(cons(1, nil())) == 1 && is#nil(nil()); // want "datatypes"
}
