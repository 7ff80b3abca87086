target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [15 x i8] c"locker.pointer\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"locker.expected\00", align 1
@.str.2 = private unnamed_addr constant [14 x i8] c"locker.locked\00", align 1
define dso_local void @_ZNSt10_Sp_lockerC1EPKv(i8* noundef %locker, i8* noundef %pointer) {
entry:
  %0 = ptrtoint i8* %pointer to i64
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i8* noundef %locker, i64 noundef %0)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i8* noundef %locker, i64 noundef 0)
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i8* noundef %pointer)
  %tobool = icmp ne i64 %call, 0
  %lnot = xor i1 %tobool, true
  call void @__gsmack_await(i1 noundef zeroext %lnot)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i8* noundef %pointer, i64 noundef 1)
  call void @__gsmack_atomic_end()
  ret void
}
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_await(i1 noundef zeroext)
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local void @_ZNSt10_Sp_lockerC1EPKvS1_(i8* noundef %locker, i8* noundef %pointer, i8* noundef %expected) {
entry:
  %0 = ptrtoint i8* %pointer to i64
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i8* noundef %locker, i64 noundef %0)
  %1 = ptrtoint i8* %expected to i64
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i8* noundef %locker, i64 noundef %1)
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i8* noundef %pointer)
  %tobool = icmp ne i64 %call, 0
  br i1 %tobool, label %land.end, label %land.rhs
land.rhs:
  %call1 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i8* noundef %expected)
  %tobool2 = icmp ne i64 %call1, 0
  %lnot = xor i1 %tobool2, true
  br label %land.end
land.end:
  %2 = phi i1 [ false, %entry ], [ %lnot, %land.rhs ]
  call void @__gsmack_await(i1 noundef zeroext %2)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i8* noundef %pointer, i64 noundef 1)
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i8* noundef %expected, i64 noundef 1)
  call void @__gsmack_atomic_end()
  ret void
}
define dso_local void @_ZNSt10_Sp_lockerD1Ev(i8* noundef %locker) {
entry:
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str, i64 0, i64 0), i8* noundef %locker)
  %0 = inttoptr i64 %call to i8*
  %call1 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i64 0, i64 0), i8* noundef %locker)
  %1 = inttoptr i64 %call1 to i8*
  call void @__gsmack_atomic_begin()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i8* noundef %0, i64 noundef 0)
  %tobool = icmp ne i8* %1, null
  br i1 %tobool, label %if.then, label %if.end
if.then:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.2, i64 0, i64 0), i8* noundef %1, i64 noundef 0)
  br label %if.end
if.end:
  call void @__gsmack_atomic_end()
  ret void
}
