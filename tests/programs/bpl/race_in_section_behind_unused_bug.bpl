// @expect violated
// @flags --check=race
// What the worker writes before its section does not matter for the race and is no step of the
// schedule; which element it reads in the section is arbitrary.
var {:data} m: [bv2]bv2;
var {:data} unused: bool;
procedure {:entrypoint} main()
  modifies m;
{
  async call worker();
  m[1bv2] := 1bv2;
}
procedure worker()
  modifies unused;
{
  var i, v: bv2;
  havoc unused;
  atomic { havoc i; v := m[i]; }
}
