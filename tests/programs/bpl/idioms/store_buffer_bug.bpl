// @expect violated
// The same without the fence: both stores wait in their buffers.
var flag: [int]int;
var inside: int;

procedure main()
{
  flag[0] := 0;
  flag[1] := 0;
  inside := 0;
  async call thread(0);
  async call thread(1);
}

procedure thread(me: int)
{
  var buffer, other: int, full: bool;

  buffer := 1;
  full := true;
  if (*) {
    atomic begin;
    flag[me] := buffer;
    full := false;
  } else {
    atomic begin;
  }
  atomic end;
  other := flag[1 - me];
  if (other == 0) {
    inside := inside + 1;
    assert inside == 1; // want "inside == 1"
    inside := inside - 1;
  }
  if (full) {
    flag[me] := buffer;
  }
}
