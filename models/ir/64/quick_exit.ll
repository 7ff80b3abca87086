target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [12 x i8] c"quick.count\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"quick.function\00", align 1
define dso_local i32 @at_quick_exit(void ()* noundef nonnull %function) {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0))
  %0 = ptrtoint void ()* %function to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call, i64 noundef %0)
  %add = add nsw i64 %call, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i64 noundef %add)
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i64 @__gsmack_ghost_get_scalar(i8* noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local void @__model_quick_exit() {
entry:
  br label %for.cond
for.cond:
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0))
  %cmp = icmp ne i64 %call, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %dec = add i64 %call, -1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i64 noundef %dec)
  %call1 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i64 0, i64 0), i64 noundef %dec)
  %0 = inttoptr i64 %call1 to void ()*
  br label %if.end
if.end:
  %function.0 = phi void ()* [ %0, %if.then ], [ null, %for.cond ]
  call void @__gsmack_atomic_end()
  %tobool = icmp ne void ()* %function.0, null
  br i1 %tobool, label %if.end3, label %if.then2
if.then2:
  br label %cleanup
if.end3:
  call void %function.0()
  br label %cleanup
cleanup:
  %cleanup.dest.slot.0 = phi i32 [ 0, %if.end3 ], [ 1, %if.then2 ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %return
  ]
cleanup.cont:
  br label %for.cond
return:
  ret void
unreachable:
  unreachable
}
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
