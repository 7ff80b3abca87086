// @expect violated
// The only thread waits for ever, behind a section that it has passed.
var x: int;
var lock: bool;

procedure main()
{
  x := 0;
  lock := false;
  atomic { await !lock; lock := true; }
  await x == 2; // want "waits for ever"
}
