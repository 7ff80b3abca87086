// @expect violated
// @flags --check=deadlock

// The thread waits in the second iteration of a loop in a section.
var x: int;
procedure worker(p: int)
{
  var i, t: int;
  i := 0;
  atomic {
    t := x;
    while (i < 2) {
      await i != p; // want "the only unfinished thread waits for ever"
      i := i + 1;
    }
  }
}
procedure main()
  modifies x;
{
  async call worker(1);
  x := 0;
}
