// @expect verified
// Dekker's flags with a buffer of one store that is emptied before the other flag
// is read; sections that begin on one path and end behind where the paths meet.
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
  if (*) {                  // the buffer is emptied early
    atomic begin;
    flag[me] := buffer;
    full := false;
  } else {
    atomic begin;
  }
  if (full) {
    flag[me] := buffer;     // at the latest at the fence
  }
  atomic end;
  other := flag[1 - me];
  if (other == 0) {
    inside := inside + 1;
    assert inside == 1;
    inside := inside - 1;
  }
}
