// @expect bounded
// @flags --unroll=2
// A loop around a call of a loop, neither of which need end.
var counters: [int]int;
var slot: int;

procedure main()
{
  counters[slot] := 0;
  async call counting();
}

procedure counting()
{
  var n: int;

  while (*) {
    call some();
  }
  n := counters[slot];
  assert n >= 0;
}

procedure some()
{
  while (*) {
    counters := counters[slot := counters[slot] + 1];
  }
}
