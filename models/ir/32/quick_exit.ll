target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [12 x i8] c"quick.count\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"quick.function\00", align 1
define dso_local i32 @at_quick_exit(void ()* noundef nonnull %function) {
entry:
  call void @__gsmack_atomic_begin()
  %call = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0))
  %0 = ptrtoint void ()* %function to i32
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i32 noundef %call, i32 noundef %0)
  %add = add nsw i32 %call, 1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i32 noundef %add)
  call void @__gsmack_atomic_end()
  ret i32 0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i32 @__gsmack_ghost_get_scalar(i8* noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
declare dso_local void @__gsmack_ghost_set_scalar(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local void @__model_quick_exit() {
entry:
  br label %for.cond
for.cond:
  call void @__gsmack_atomic_begin()
  %call = call i32 @__gsmack_ghost_get_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0))
  %cmp = icmp ne i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  %dec = add i32 %call, -1
  call void @__gsmack_ghost_set_scalar(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i32 0, i32 0), i32 noundef %dec)
  %call1 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([15 x i8], [15 x i8]* @.str.1, i32 0, i32 0), i32 noundef %dec)
  %0 = inttoptr i32 %call1 to void ()*
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
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
