// @expect violated
// @flags --engine=order --check=assert
// A release that never happens, in the step that sees whether the lock is free.
var y: bv2;
var state: int;
procedure worker()
  modifies y, state;
{
  if (*) {
    atomic { if (y != 2bv2) { y := 1bv2; } }
  }
  atomic { if (y != 1bv2) { y := 0bv2; } }
  state := 2;
}
procedure {:entrypoint} main()
  modifies y, state;
{
  y := 0bv2;
  state := 1;
  async call worker();
  assert state != 2; // want "state"
  async call worker();
}
