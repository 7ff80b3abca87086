// @expect violated
// @flags --check=deadlock --unroll=2
// An iteration that changes something is followed into the next one, behind which the thread may come to a loop with another assumption: whether it stays is asked in each state.
var x: bv2;
var y: bv2;
var z: bv2;

procedure worker()
  modifies y;
{
  while (x == 1bv2) {
    y := 1bv2;
  }
}

procedure main()
  modifies x, y, z;
{
  x := 0bv2;
  y := 0bv2;
  z := 0bv2;
  async call worker();
  while (*) {
    x := 1bv2;
    assume z == 0bv2;
    y := 0bv2;
  }
  while (true) {
    assume y != 0bv2;
  }
}
