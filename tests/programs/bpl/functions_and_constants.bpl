// @expect verified
type word = int;
const unique red: word;
const unique blue: word;
const three: int;
axiom three == 3;
function twice(x: int) returns (int) { x + x }
function some(x: int) returns (int);

procedure {:entrypoint} main()
{
  var c: word;
  assert twice(three) == 6;
  c := red;
  assert c != blue;
  assert (if c == red then some(1) else 0) == some(three - 2);
}
