target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [11 x i8] c"once.state\00", align 1
@.str.1 = private unnamed_addr constant [5 x i8] c"once\00", align 1
define dso_local i32 @pthread_once(i32* noundef nonnull %control, void ()* noundef nonnull %function) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast i32* %control to i8*
  call void @__gsmack_uses(i8* noundef %0, i32 noundef 4)
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0), i8* noundef %0)
  %cmp = icmp sle i32 %call, 0
  call void @__gsmack_await_for(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0, i32 noundef %call)
  %cmp1 = icmp eq i32 %call, 0
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  %call2 = call i32 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef %call2)
  br label %if.end
if.end:
  call void @__gsmack_atomic_end()
  br i1 %cmp1, label %if.then4, label %if.end5
if.then4:
  call void %function()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([11 x i8], [11 x i8]* @.str, i32 0, i32 0), i8* noundef %0, i32 noundef -1)
  br label %if.end5
if.end5:
  ret i32 0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local void @__gsmack_uses(i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i32 noundef)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
declare dso_local i32 @__gsmack_self()
declare dso_local void @__gsmack_atomic_end()
