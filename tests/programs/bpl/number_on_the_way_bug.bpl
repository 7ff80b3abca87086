// @expect violated
// Whether a thread goes on to write c depends on a number that it drew, and which has no part in the
// deadlock: the counterexample needs it nevertheless.
function {:bvbuiltin "bvadd"} $add(a: bv2, b: bv2) returns (bv2);
var tickets: bv2;
var seen: bv2;
var c: bv2;

procedure worker()
{
  var mine: bv2, b: bv2;
  atomic { mine := tickets; tickets := $add(tickets, 1bv2); }
  b := seen;
  if (b == mine) { c := 1bv2; }
}

procedure setter() { seen := 0bv2; }

procedure main()
{
  tickets := 1bv2;
  seen := 3bv2;
  c := 0bv2;
  async call worker();
  async call worker();
  async call setter();
  await seen == 1bv2; // want "waits for ever"
}
